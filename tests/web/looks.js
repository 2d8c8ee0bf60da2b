// What can be wrong with what is on the screen, as the tests count it. Evaluated in the page.
(() => {
  const TARGETS = "button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=radio], [data-option]";
  const hair = 1.5; // px that do not count

  const rect = (each) => each.getBoundingClientRect();
  const called = (each) => `${each.tagName.toLowerCase()}.${[...each.classList].filter((name) => !/^s(velte)?-/.test(name)).join(".")} "${(each.getAttribute("aria-label") ?? each.textContent).trim().replace(/\s+/g, " ").slice(0, 40)}"`;
  const onMap = (each) => each instanceof SVGElement && each.closest("[data-map]") !== null;
  const off = (each) => each.disabled || each.getAttribute("aria-disabled") === "true" || each.closest("[inert]") !== null;

  function filled(each) {
    const { backgroundColor, backgroundImage } = getComputedStyle(each);
    return backgroundColor !== "rgba(0, 0, 0, 0)" || backgroundImage !== "none";
  }

  // For ears only: one pixel, or clipped away.
  function unseen(each) {
    for (let at = each; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.clipPath === "inset(50%)" || (at.classList.contains("unseen") && rect(at).width < 3)) return true;
    }
    return false;
  }

  function drawn(each) {
    if (!each.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) || unseen(each)) return false;
    const { width, height } = rect(each);
    return width > 0 && height > 0;
  }

  // The part of its box, or of another `within` it, that is left by the window and by whatever cuts off around it.
  function inView(each, within) {
    let { left, top, right, bottom } = within ?? rect(each);
    const cut = (by) => {
      left = Math.max(left, by.left);
      top = Math.max(top, by.top);
      right = Math.min(right, by.right);
      bottom = Math.min(bottom, by.bottom);
    };
    cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    for (let at = within ? each : each.parentElement; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflowX !== "visible" || style.overflowY !== "visible") cut(rect(at));
      if (style.position === "fixed") break;
    }
    return { left, top, right, bottom };
  }

  // It lies askew: its box is larger than what is drawn.
  function turned(each) {
    for (let at = each; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (!["none", "0deg"].includes(style.rotate) || (style.transform !== "none" && new DOMMatrix(style.transform).b !== 0)) return true;
    }
    return false;
  }

  // The lines of text in sight outside the map, with the element each belongs to.
  function linesOfText() {
    const lines = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const of = node.parentElement;
      if (!node.data.trim() || of.closest("svg, script, style") || !drawn(of) || turned(of)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const part = of.closest("section, header, aside, nav, li, article");
      for (const box of range.getClientRects()) {
        const { left, top, right, bottom } = inView(of, box);
        if (left < right && top < bottom) lines.push({ of, part, left, top, right, bottom, height: box.height });
      }
    }
    return lines;
  }

  // Nothing that is filled lies between the two.
  function bothSeen(one, other, x, y) {
    const hit = document.elementsFromPoint(x, y);
    const near = hit.slice(0, 1 + hit.findIndex(filled));
    return near.includes(one) && near.includes(other);
  }

  function whole(each) {
    const box = rect(each);
    const seen = inView(each);
    return seen.left - box.left <= hair && seen.top - box.top <= hair && box.right - seen.right <= hair && box.bottom - seen.bottom <= hair;
  }

  // Somewhere a finger or a pointer meets it and nothing else.
  function meets(each) {
    const { left, top, right, bottom } = inView(each);
    for (let i = 1; i < 12; i++)
      for (let j = 1; j < 12; j++) {
        const hit = document.elementFromPoint(left + ((right - left) * i) / 12, top + ((bottom - top) * j) / 12);
        if (hit && (each === hit || each.contains(hit) || hit.closest("label")?.contains(each))) return true;
      }
    return false;
  }

  // The nearest box around that can be seen as one, or that cuts off; none where one scrolls or a sign says that more
  // is hidden.
  function edgeAround(each) {
    for (let at = each; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (/auto|scroll/.test(style.overflowX + style.overflowY) || style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none") return null;
      if (style.display === "inline" || style.display === "contents") continue;
      if (filled(at) || style.borderTopWidth !== "0px" || style.overflowX !== "visible" || style.overflowY !== "visible") return at;
    }
    return null;
  }

  // Nothing to press: seen where it stands, or one roll away.
  function seenThrough(each) {
    const why = beyond(each);
    return why === "covered" ? "" : why;
  }

  // Lists that can be rolled and hide a part of it, from the innermost.
  function hiding(each) {
    const lists = [];
    for (let at = each.parentElement; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      const [box, edge] = [rect(each), rect(at)];
      const down = /auto|scroll/.test(style.overflowY) && at.scrollHeight > at.clientHeight + hair && (box.top < edge.top - hair || box.bottom > edge.bottom + hair);
      const across = /auto|scroll/.test(style.overflowX) && at.scrollWidth > at.clientWidth + hair && (box.left < edge.left - hair || box.right > edge.right + hair);
      if (down || across) lists.push(at);
    }
    return lists;
  }

  // The list shows at this edge that it goes on.
  function cued(list, each) {
    const [box, edge] = [rect(each), rect(list)];
    const sides = { above: box.top < edge.top - hair, below: box.bottom > edge.bottom + hair, left: box.left < edge.left - hair, right: box.right > edge.right + hair };
    const told = (list.dataset.more ?? "").split(" ");
    return Object.entries(sides).every(([side, away]) => !away || told.includes(side));
  }

  // Why it can not be reached: it has to be whole in the window, or one roll away in a list that shows it. "" if it can.
  function beyond(each) {
    if (!drawn(each)) return "not drawn";
    const lists = hiding(each);
    if (lists.length > 1) return "in a list in a list";
    if (lists[0]) {
      const seen = inView(lists[0]);
      if (seen.bottom - seen.top < 40 || seen.right - seen.left < 40) return `in ${called(lists[0])}, which is too small`;
      if (!cued(lists[0], each)) return `in ${called(lists[0])}, which does not show that it goes on`;
    }
    const before = lists.map((list) => [list, list.scrollLeft, list.scrollTop]);
    if (lists[0]) each.scrollIntoView({ block: "nearest", inline: "start", behavior: "instant" });
    const why = !whole(each) ? "cut off" : !meets(each) ? "covered" : "";
    for (const [list, left, top] of before) list.scrollTo({ left, top, behavior: "instant" });
    return why;
  }

  const options = () => [...document.querySelectorAll("[data-option], [data-options]")].filter((each) => !off(each));
  const keysOf = (each) => [each.dataset.option, ...(each.dataset.options ?? "").split(" ")].filter(Boolean);

  window.looks = {
    scrolls() {
      const faults = [];
      for (const each of [document.documentElement, document.body]) {
        if (each.scrollHeight > innerHeight + hair) faults.push(`${each.tagName} is ${each.scrollHeight} px high`);
        if (each.scrollWidth > innerWidth + hair) faults.push(`${each.tagName} is ${each.scrollWidth} px wide`);
      }
      return faults;
    },

    // Everything on offer can be met by a pointer and is whole; with `rolling` its list may be rolled there first.
    outOfReach(rolling) {
      const found = new Map();
      for (const each of options()) {
        if (rolling && !onMap(each)) each.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
        const good = drawn(each) && meets(each) && (rolling || onMap(each) || whole(each));
        for (const key of keysOf(each)) found.set(key, found.get(key) || good);
      }
      return [...found].filter(([, good]) => !good).map(([key]) => key);
    },

    // Every answer is in sight, or one roll away in a list that shows that it goes on.
    answers() {
      const found = new Map();
      for (const each of options()) {
        const why = onMap(each) ? (drawn(each) && meets(each) ? "" : "covered") : beyond(each);
        for (const key of keysOf(each)) if (found.get(key) !== "") found.set(key, why);
      }
      return [...found].filter(([, why]) => why).map(([key, why]) => `${key}: ${why}`);
    },

    // What one has to know for an answer, likewise.
    facts(selectors) {
      const all = selectors.flatMap((selector) => [...document.querySelectorAll(selector)]);
      return all.map((each) => [each, seenThrough(each)]).filter(([, why]) => why).map(([each, why]) => `${called(each)}: ${why}`);
    },

    // What can be pressed and lies under something else.
    covered() {
      if (document.querySelector("dialog[open]")) return [];
      const pressed = [...document.querySelectorAll(TARGETS)].filter((each) => !each.closest("[data-map], [data-telegraph]") && !off(each) && drawn(each) && whole(each));
      return pressed.filter((each) => !meets(each)).map(called);
    },

    // What can be pressed and is cut off at a side, where nothing shows that it can be rolled across.
    cutSideways() {
      const across = (each) => {
        for (let at = each.parentElement; at; at = at.parentElement) if (/left|right/.test(at.dataset.more ?? "")) return true;
        return false;
      };
      const cut = (each) => {
        const [box, seen] = [rect(each), inView(each)];
        return seen.left < seen.right && (seen.left - box.left > hair || box.right - seen.right > hair);
      };
      return [...document.querySelectorAll(TARGETS)].filter((each) => !onMap(each) && drawn(each) && cut(each) && !across(each)).map(called);
    },

    // Words written over other words. What lies as a whole over another part of the screen does not count.
    overwritten() {
      if (document.querySelector("dialog[open]")) return [];
      const lines = linesOfText();
      const faults = new Set();
      for (const [at, one] of lines.entries())
        for (const other of lines.slice(at + 1)) {
          const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
          const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)];
          if (right - left < 3 || bottom - top < 0.4 * Math.min(one.height, other.height)) continue;
          if (one.of !== other.of && (one.part === other.part || bothSeen(one.of, other.of, (left + right) / 2, (top + bottom) / 2))) faults.add(`${called(one.of)} and ${called(other.of)}`);
        }
      return [...faults];
    },

    // Words of a question or an answer that are shortened.
    shortened(within) {
      const faults = new Set();
      for (const each of document.querySelectorAll(within.flatMap((name) => [name, `${name} *`]).join())) {
        const style = getComputedStyle(each);
        const lines = style.webkitLineClamp !== "none" && each.scrollHeight > each.clientHeight + hair;
        const line = style.textOverflow === "ellipsis" && style.overflowX !== "visible" && each.scrollWidth > each.clientWidth + hair;
        if ((lines || line) && drawn(each)) faults.add(called(each));
      }
      return [...faults];
    },

    // Things nobody sees that lengthen what does not roll.
    hiddenOverflow() {
      const still = [...document.querySelectorAll(".screen, .screen > *, body, html")].filter((each) => !/auto|scroll/.test(getComputedStyle(each).overflowY));
      return still.filter((each) => each.scrollHeight > each.clientHeight + 3 && each.clientHeight > 0).map((each) => `${called(each)}: ${each.scrollHeight} in ${each.clientHeight} px`);
    },

    notWhole(selectors) {
      const faults = [];
      for (const selector of selectors) {
        const all = [...document.querySelectorAll(selector)].filter(drawn);
        if (!all.length) faults.push(`${selector}: not there`);
        for (const each of all) if (!whole(each)) faults.push(`${selector}: ${called(each)} is cut off`);
      }
      return faults;
    },

    // The last lines of the log, whole, in the order they were written.
    lastLines(count) {
      const lines = [...document.querySelectorAll("[data-telegraph] [data-line]")];
      return lines.slice(-count).filter((each) => !drawn(each) || !whole(each)).map(called);
    },

    // Words that run out of their box, or are cut off in it without a sign.
    spilt() {
      const faults = new Set();
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (walk.nextNode()) {
        const holder = walk.currentNode.parentElement;
        if (!walk.currentNode.data.trim() || holder.closest("svg, script, style") || !drawn(holder)) continue;
        range.selectNodeContents(walk.currentNode);
        const edge = edgeAround(holder);
        if (!edge) continue;
        const box = rect(edge);
        for (const word of range.getClientRects()) {
          const over = Math.max(box.left - word.left, word.right - box.right, box.top - word.top - 2, word.bottom - box.bottom - 2);
          if (over > hair) faults.add(`"${walk.currentNode.data.trim().slice(0, 40)}" runs ${Math.round(over)} px out of ${called(edge)}`);
        }
      }
      return [...faults];
    },

    // What a finger shall hit is 44 px wide and high; words in a sentence and spaces of the map are let off.
    tooSmall() {
      const faults = new Set();
      const front = document.querySelector("dialog[open]") ?? document; // what lies behind is out of reach
      for (const each of front.querySelectorAll(TARGETS)) {
        if (onMap(each) || !(drawn(each) || each.closest("label"))) continue;
        const target = each.matches("input[type=checkbox], input[type=radio]") ? each.closest("label") ?? each : each;
        if (!drawn(target) || getComputedStyle(target).display === "inline") continue;
        const { width, height } = rect(target);
        if (width < 44 - hair || height < 44 - hair) faults.add(`${called(target)}: ${Math.round(width)}×${Math.round(height)}`);
      }
      return [...faults];
    },

    // Spaces that can be chosen on the map, but in no list.
    unlisted() {
      const listed = new Set(options().filter((each) => !onMap(each) && each.closest("svg") === null).flatMap(keysOf));
      return options().filter(onMap).flatMap(keysOf).filter((key) => !listed.has(key));
    },

    // What is on offer, beside the map, with nothing cut off.
    inSight() {
      return options().filter((each) => !onMap(each) && drawn(each) && whole(each) && meets(each)).flatMap(keysOf);
    },

    // That, with its middle in the lower half.
    inThumbReach() {
      const low = (each) => rect(each).top + rect(each).height / 2 > innerHeight / 2;
      return options().filter((each) => !onMap(each) && drawn(each) && low(each) && whole(each) && meets(each)).flatMap(keysOf);
    },

    // In French, marks that do not stand off at all.
    looseMarks() {
      if (document.documentElement.lang !== "fr") return [];
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found = new Set();
      while (walk.nextNode()) {
        const text = walk.currentNode.data;
        const loose = /[^\s][;!?»]|[^\s\d/]:(?![\d/])|«[^\s]/.test(text);
        if (loose && !walk.currentNode.parentElement.closest("noscript")) found.add(text.trim().slice(0, 60));
      }
      return [...found];
    },

    // Names of messages where words should be.
    // Every word with a hyphen, in texts and in names: perhaps the key of a message.
    hyphenated() {
      const texts = [];
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      while (walk.nextNode()) {
        const node = walk.currentNode;
        if (node.nodeType === Node.TEXT_NODE) texts.push(node.data);
        else for (const name of ["aria-label", "title", "placeholder", "alt"]) if (node.hasAttribute(name)) texts.push(node.getAttribute(name));
      }
      const words = texts.flatMap((text) => text.match(/(?<![\w-])[a-z][a-z0-9]*(?:-[a-z0-9]+)+(?![\w-])/g) ?? []);
      return [...new Set(words)];
    },
  };
})();
