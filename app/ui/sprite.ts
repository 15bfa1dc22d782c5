import type { Game } from "#contract/words"
import type { IconName } from "./icon"

/** 24 by 24, one stroke weight. */
const drawings: Record<Exclude<IconName, Game>, string> = {
  whistle:
    '<circle cx="9" cy="14" r="6"/><path d="M9 8h12v4h-6.4"/><circle cx="9" cy="14" r="1.8"/><path d="M12 2v3M7.5 3l1 2.4M16.5 3l-1 2.4"/>',
  home: '<path d="M3 11.5 12 4l9 7.5"/><path d="M5.5 10v10h13V10"/><path d="M10 20v-6h4v6"/>',
  games:
    '<rect x="2.5" y="7" width="19" height="11" rx="5.5"/><path d="M7 10.5v4M5 12.5h4"/><circle cx="15.5" cy="14" r=".6"/><circle cx="18" cy="11.5" r=".6"/>',
  trophy:
    '<path d="M7 4h10v6a5 5 0 0 1-10 0z"/><path d="M7 6H3.5a4 4 0 0 0 4 4.5M17 6h3.5a4 4 0 0 1-4 4.5"/><path d="M12 15v4M8 20.5h8"/>',
  person: '<circle cx="12" cy="8" r="4"/><path d="M4 21c.8-4.5 4-6.5 8-6.5s7.2 2 8 6.5"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  sun: '<circle cx="12" cy="12" r="4.2"/><path d="M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8"/>',
  moon: '<path d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z"/>',
  system: '<rect x="3" y="4" width="18" height="12" rx="1.5"/><path d="M9 20.5h6M12 16v4.5"/>',
  language:
    '<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c3 2.8 3.8 6 3.8 9s-.8 6.2-3.8 9c-3-2.8-3.8-6-3.8-9S9 5.8 12 3z"/>',
  "arrow-next": '<path d="M5 12h14M13 6l6 6-6 6"/>',
  "arrow-up": '<path d="M12 19V5M6 11l6-6 6 6"/>',
  check: '<path d="m4.5 12.5 5 5 10-11"/>',
  cross: '<path d="m6 6 12 12M18 6 6 18"/>',
  warning: '<path d="M12 3.5 22 20.5H2z"/><path d="M12 10v4.5M12 17.4v.2"/>',
  info: '<circle cx="12" cy="12" r="9"/><path d="M12 11v5.5M12 7.5v.2"/>',
  leave: '<path d="M10 4H5v16h5M10 12h10M16 8l4 4-4 4"/>',
  pause: '<path d="M8 5v14M16 5v14"/>',
  play: '<path d="M7 4.5v15l12-7.5z"/>',
  letter: '<rect x="3" y="5" width="18" height="14" rx="1.5"/><path d="m3.5 6 8.5 7 8.5-7"/>',
  pen: '<path d="M4 20h4L20 8l-4-4L4 16z"/><path d="m13.5 6.5 4 4"/>',
  key: '<circle cx="8" cy="15.5" r="4.5"/><path d="M11.2 12.3 20 3.5M16 7.5l3 3"/>',
  book: '<path d="M12 6c-2.5-1.7-5.5-2-8.5-1.8V18c3-.2 6 .1 8.5 1.8 2.5-1.7 5.5-2 8.5-1.8V4.2C17.5 4 14.5 4.3 12 6z"/><path d="M12 6v13.8"/>',
  fun: '<path d="M12 3 14.6 9l6.4.6-4.9 4.3 1.5 6.3L12 16.8l-5.6 3.4 1.5-6.3L3 9.6 9.4 9z"/>',
  music:
    '<circle cx="6.5" cy="18" r="2.8"/><circle cx="17" cy="16" r="2.8"/><path d="M9.3 18V6l10.5-2.5V16"/>',
  films:
    '<rect x="3" y="9" width="18" height="11.5" rx="1.5"/><path d="m3.3 8.8 17-4.6M7.5 7.6 9 4.4M12.5 6.3 14 3.1M3 13h18"/>',
  art: '<path d="M12 3a9 9 0 1 0 0 18c1.5 0 1.8-1 1.3-2-.7-1.5 0-3 1.7-3h2.5A3.5 3.5 0 0 0 21 12.5C21 7.2 17 3 12 3z"/><circle cx="7.5" cy="12" r=".8"/><circle cx="10.5" cy="7.5" r=".8"/><circle cx="15.5" cy="8.5" r=".8"/>',
  knowledge:
    '<path d="M12 4 2 9l10 5 10-5z"/><path d="M6 11.2V16c3.5 2.7 8.5 2.7 12 0v-4.8M22 9v6"/>',
  sports:
    '<circle cx="12" cy="12" r="9"/><path d="m12 7.5 4.3 3.1-1.6 5H9.3l-1.6-5zM12 3v4.5M20.6 9.3l-4.3 1.3M17.3 19.3l-2.6-3.7M6.7 19.3l2.6-3.7M3.4 9.3l4.3 1.3"/>',
}

/** A function, so that the browser bundle leaves the drawings out. */
export const drawSprite = (ofGames: Readonly<Record<Game, string>>) =>
  Object.entries({ ...drawings, ...ofGames })
    .map(([name, drawing]) => `<symbol id="i-${name}" viewBox="0 0 24 24">${drawing}</symbol>`)
    .join("")
