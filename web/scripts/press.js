/**
 * Clicks something on offer, in the page itself, and waits until what the click has changed is painted: the milliseconds,
 * or null. Both moments are marked. For `page.evaluate`.
 */
export const press = () =>
  new Promise((done) => {
    const bar = document.querySelector(".bar.mine");
    const offered = document.querySelector(".popover")
      ? ".popover [data-action]"
      : ".target.glow, .bar [data-action]";
    const parts = [...document.querySelectorAll(offered)].filter(
      (e) => e.offsetParent && !/^(careful|character)/.test(e.dataset.target ?? ""),
    );
    const part = parts[Math.floor(Math.random() * parts.length)];
    if (!bar || !part) return done(null);
    performance.mark("pressed");
    const start = performance.now();
    const giveUp = setTimeout(() => done(null), 3000);
    const painted = new MessageChannel();
    painted.port1.onmessage = () => {
      performance.mark("painted");
      done(performance.now() - start);
    };
    // Pieces and questions come and go; a mere lighting up of the part clicked does not count.
    const counts = ".bar, .board, .popover";
    const watch = new MutationObserver((changes) => {
      const shows = ({ target, addedNodes }) =>
        target.parentElement?.closest(counts) || [...addedNodes].some((node) => node.matches?.(counts));
      if (!changes.some(shows)) return;
      watch.disconnect();
      clearTimeout(giveUp);
      requestAnimationFrame(() => painted.port2.postMessage(0));
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    part.click();
  });
