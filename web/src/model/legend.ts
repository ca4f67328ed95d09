/** All icons of the game in groups, for the legend. */

export const LEGEND: Record<string, readonly string[]> = {
  goods: "cattle leather stone brick wood timber ore metal raw refined matching-raw matching-refined".split(
    " ",
  ),
  gains: (
    "strength culture travel vp worker-1 worker-2 worker-3 warriors refine trade craft-with-raw raid take-back " +
    "extra-explorer"
  ).split(" "),
  when: "instant each-round lasting at-end".split(" "),
  counts: (
    "explorer chief member other-explorer workers power stronger artefacts caravans second crossroads outposts flags " +
    "doubled clothing pottery tools weapons plains quarry forest mountain empty"
  ).split(" "),
  abilities: (
    "craft reserve discount discount-each join-equal raid-level no-loss more-travel more-culture raw-in-craft " +
    "leftover-bonuses own-crossroads"
  ).split(" "),
  places: "hut first single fire".split(" "),
};
