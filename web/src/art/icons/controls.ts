/** The controls of the page: drawn in the colour of the text around them. */
import { path } from "./shapes";

const line = (d: string, width = 2): string => path(d, "none", "currentColor", width);

export const controls: Record<string, string> = {
  undo: line("M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3"),
  redo: line("M15 5l5 5-5 5M20 10H10a6 6 0 0 0 0 12h3"),
  restart: line("M4 4v6h6M4.5 10A8.5 8.5 0 1 1 4 15"),
  log: line("M5 3h14v18H5zM8 8h8M8 12h8M8 16h5"),
  chat: line("M4 4h16v12H10l-5 4v-4H4z"),
  book: line("M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14"),
  gear: line(
    "M12 8.500a3.5 3.5 0 1 1 0 7 3.5 3.5 0 1 1 0-7zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2",
  ),
  close: line("M5 5l14 14M19 5L5 19", 2.4),
  menu: line("M4 6h16M4 12h16M4 18h16"),
  house: line("M3 11l9-8 9 8M6 9v12h12V9M10 21v-6h4v6"),
  link: line("M9 15l6-6M10 6l2-2a5 5 0 0 1 7 7l-2 2M14 18l-2 2a5 5 0 0 1-7-7l2-2"),
  download: line("M12 3v12M7 10l5 5 5-5M4 20h16"),
  upload: line("M12 16V4M7 9l5-5 5 5M4 20h16"),
  play: path("M6 3l15 9-15 9z", "currentColor"),
  pause: line("M8 4v16M16 4v16", 4),
  prev: line("M15 4l-8 8 8 8", 2.6),
  next: line("M9 4l8 8-8 8", 2.6),
  newest: line("M6 4l8 8-8 8M18 4v16", 2.6),
  oldest: line("M18 4l-8 8 8 8M6 4v16", 2.6),
  info: line("M12 3a9 9 0 1 1 0 18 9 9 0 1 1 0-18zM12 11v6M12 7.500v.1"),
  person: line("M12 4a4 4 0 1 1 0 8 4 4 0 1 1 0-8zM4 21c0-9 16-9 16 0"),
  robot: line("M5 8h14v11H5zM12 8V4M9 13v.1M15 13v.1M9 16.500h6M2 12v4M22 12v4"),
  screen: line("M3 5h18v11H3zM8 20h8M12 16v4"),
  eye: line("M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 1 0 6 3 3 0 1 1 0-6z"),
  bell: line("M6 16v-5a6 6 0 0 1 12 0v5l2 2H4zM10 21h4"),
  check: line("M4 13l5 5L20 6", 3),
  hourglass: line("M6 3h12M6 21h12M7 3c0 5 4 6 5 9-1 3-5 4-5 9M17 3c0 5-4 6-5 9 1 3 5 4 5 9"),
  sun: line(
    "M12 8a4 4 0 1 1 0 8 4 4 0 1 1 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2",
  ),
  ban: line("M12 3a9 9 0 1 1 0 18 9 9 0 1 1 0-18zM6 6l12 12", 2.4),
  search: line("M10 3a7 7 0 1 1 0 14 7 7 0 1 1 0-14zM15 15l6 6", 2.4),
  eyes: line("M3 18V6l9-3 9 3v12l-9 3zM12 3v18"),
  steps: line("M4 20h5v-5h5v-5h5V5"),
};
