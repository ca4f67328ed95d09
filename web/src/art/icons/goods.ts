/** Goods: round is raw, square is refined, and each pair shares its ground. Categories of artefacts. */
import { C, disc, path, tile } from "./shapes";

export const goods: Record<string, string> = {
  cattle:
    disc(C.rust) +
    path("M9 10.8C5.8 11 3.9 8.6 4.5 5.2M15 10.8c3.2.2 5.1-2.2 4.5-5.6", "none", C.bone, 2.5) +
    path("M7.8 9.4h8.4l.9 3.6-2.3 6.7H9.2L6.9 13z", C.bone) +
    path("M9.8 15.6h4.4l-.5 3.2h-3.4z", C.rust) +
    path("M9.7 12.6v.1M14.3 12.6v.1", "none", C.ink, 2),
  leather:
    tile(C.rust) +
    path(
      "M6.8 3.8l2.7 2.2h5l2.7-2.2 2.9 2.6-1.8 3.4v4.4l1.8 3.6-2.9 2.6-2.7-2.4h-5l-2.7 2.4-2.9-2.6 1.8-3.6V9.8L3.9 6.4z",
      C.hide,
    ) +
    path("M12 8.2v7.8", "none", C.rust, 1.5) +
    path("M8.6 9.6v4.8M15.4 9.6v4.8", "none", C.rust, 0.9),
  stone:
    disc(C.slate) +
    path("M4.6 16.8l1.7-6.6 4.9-4.5 5.5 1.5 3.3 5.5-1.3 4.6-6.4 1.5z", C.rock) +
    path("M11.2 5.7l1.3 6.3-6.2-1.8M12.5 12l-.2 6.6 6.4-1.3 1.3-4.6z", "#aab6c0"),
  brick:
    tile(C.slate) +
    `<g fill="${C.clay}" stroke="${C.ink}" stroke-width=".9"><rect x="3.6" y="12.6" width="8" height="6.2" rx=".6"/><rect x="12.4" y="12.6" width="8" height="6.2" rx=".6"/><rect x="8" y="5.4" width="8" height="6.2" rx=".6"/></g>` +
    path("M5 14.2h5M13.8 14.2h5M9.4 7h5", "none", "#ffb48f", 1),
  wood:
    disc(C.leaf) +
    path("M5.2 14.2L14 4.8c3.4-.8 6.6 2.4 5.8 5.8L11.4 19.6z", "#6d4322") +
    path("M10.5 12l6-6.3M13.6 14l4.8-5.1", "none", "#4a2b12", 1.1) +
    `<circle cx="8.4" cy="16.2" r="4.9" fill="${C.plank}"/><circle cx="8.4" cy="16.2" r="2.7" fill="none" stroke="#a06a2e" stroke-width="1.2"/><circle cx="8.4" cy="16.2" r=".8" fill="#a06a2e"/>`,
  timber:
    tile(C.leaf) +
    `<g stroke="${C.ink}" stroke-width=".8"><rect x="3.3" y="4.8" width="15.4" height="4.3" fill="${C.plank}"/><rect x="5.3" y="9.9" width="15.4" height="4.3" fill="#e5ba72"/><rect x="3.3" y="15" width="15.4" height="4.3" fill="${C.plank}"/></g>` +
    path("M6 7h7M9 12h8M6 17.2h8", "none", "#a8752f", 0.9),
  ore:
    disc(C.teal) +
    path("M4.4 14.6l3-7 5.4-2.2 5 2.8 1.9 5.6-3.2 4.8-7.2.8z", "#3a4f49", "#0b2f33", 1) +
    path("M7.9 9.4l3.2-1.6.8 3.6-2.9 1.7z", C.malachite) +
    path("M14 8.3l3 1.9-1.8 2.6-2.3-1.5z", "#8cf0cb") +
    path("M11.6 13.6l4.6-.3-1.4 3.8-3.6.3z", C.malachite) +
    path("M7 15.2l2-.8.8 2.3z", "#8cf0cb"),
  metal:
    tile(C.teal) +
    `<g stroke="${C.ink}" stroke-width=".9" stroke-linejoin="round"><path d="M2.8 19.3l1.9-6h6.2l1.5 6z" fill="${C.bronze}"/><path d="M12.4 19.3l1.5-6h4.9l2.4 6z" fill="${C.bronze}"/><path d="M7 11.9l1.7-6h6.6l1.7 6z" fill="${C.bronze}"/></g>` +
    path("M9.5 7.4h5M5.6 14.8h4.4M14.8 14.8h3.4", "none", "#fff0b8", 1.3),
  raw:
    disc(C.bone) +
    `<circle cx="8" cy="8" r="3.5" fill="${C.rust}"/><circle cx="16" cy="8" r="3.5" fill="${C.slate}"/><circle cx="8" cy="16" r="3.5" fill="${C.leaf}"/><circle cx="16" cy="16" r="3.5" fill="${C.teal}"/>`,
  refined:
    tile(C.bone) +
    `<path d="M4.4 4.4h6.8v6.8H4.4z" fill="${C.rust}"/><path d="M12.8 4.4h6.8v6.8h-6.8z" fill="${C.slate}"/><path d="M4.4 12.8h6.8v6.8H4.4z" fill="${C.leaf}"/><path d="M12.8 12.8h6.8v6.8h-6.8z" fill="${C.teal}"/>`,
  "matching-raw": disc(C.bone) + path("M7.5 9.6h9M7.5 14.4h9", "none", C.ink, 2.6),
  "matching-refined": tile(C.bone) + path("M7 9.6h10M7 14.4h10", "none", C.ink, 2.6),
  clothing:
    path(
      "M8.5 2.5L2.5 6.3l2 5.3 2.7-1v11h9.6v-11l2.7 1 2-5.3-6-3.8c-1.4 2.6-5.6 2.6-7 0z",
      "#a63d52",
      C.ink,
      1.2,
    ) + path("M7.6 17.5l2.2-2 2.2 2 2.2-2 2.2 2", "none", "#ffd9c9", 1.3),
  pottery:
    path(
      "M8.3 2.2h7.4v2.5l-1 1.7c3.8 1.4 5.2 4.1 5.2 7 0 4.1-3.1 8-5.2 8H9.3c-2.1 0-5.2-3.9-5.2-8 0-2.9 1.4-5.6 5.2-7l-1-1.7z",
      "#c25a2f",
      C.ink,
      1.2,
    ) + path("M4.8 12.6l2.4 2.4 2.4-2.4 2.4 2.4 2.4-2.4 2.4 2.4 2.4-2.4", "none", C.bone, 1.5),
  tools:
    path("M8.4 8l11.2 12.4 2-2L10.6 6z", "#d6a45c", C.ink, 1.1) +
    path("M2.3 10.3C2.6 5.8 5.8 2.6 10.3 2.3l3 3.3-7.7 7.5z", "#6f8a3c", C.ink, 1.2),
  weapons:
    path("M21.8 2.2l-.8 5L10.5 17.7l-4.2-4.2L16.8 3z", "#b9cbd4", C.ink, 1.2) +
    path("M4.3 11.8l7.9 7.9-1.9 1.3-7.3-7.3z", C.bronze, C.ink, 1) +
    path("M5.7 16l2.3 2.3-3.9 3.9-2.3-2.3z", "#5b3a1e", C.ink, 1),
};
