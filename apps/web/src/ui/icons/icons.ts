/**
 * The product's own icons: path data on a 24 × 24 grid, stroke 1.75, round joins. Each is a constant, so that a page
 * contains only the icons that it shows.
 */
export const clock = "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2";
export const image =
  "M5.5 4.5h13a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM4 17l4.6-4.6a1.5 1.5 0 0 1 2.1 0L17.5 19M14.5 16l1.4-1.4a1.5 1.5 0 0 1 2.1 0l2.3 2.3M15.5 9h.01";
export const text = "M4.5 6h15M4.5 10h15M4.5 14h15M4.5 18h8";
export const building =
  "M5 20.5V5a1.5 1.5 0 0 1 1.5-1.5h7A1.5 1.5 0 0 1 15 5v15.5M15 9.5h2.5A1.5 1.5 0 0 1 19 11v9.5M3.5 20.5h17M8.5 7.5h3M8.5 11.5h3M8.5 20.5V16h3v4.5";
export const chevronDown = "m6 9.5 6 6 6-6";
export const chevronLeft = "m14.5 6-6 6 6 6";
export const chevronRight = "m9.5 6 6 6-6 6";
export const arrowRight = "M4.5 12h15M13.5 6l6 6-6 6";
export const arrowLeft = "M19.5 12h-15M10.5 6l-6 6 6 6";
export const arrowUp = "M12 19.5v-15M6 10.5l6-6 6 6";
export const arrowDown = "M12 4.5v15M6 13.5l6 6 6-6";
export const menu = "M4 7h16M4 12h16M4 17h16";
export const close = "m6 6 12 12M18 6 6 18";
export const check = "m5 12.5 4.5 4.5L19 7.5";
export const success = "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM8.3 12.3l2.6 2.6 4.9-5.3";
export const warning =
  "M10.6 4.6a1.6 1.6 0 0 1 2.8 0l7 12.6a1.6 1.6 0 0 1-1.4 2.3H5a1.6 1.6 0 0 1-1.4-2.3zM12 9.5v4M12 16.5h.01";
export const info = "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 11v5M12 8h.01";
export const error = "M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7zM12 8v4.5M12 16h.01";
export const play = "M8 5.2v13.6a.7.7 0 0 0 1.1.6l10.2-6.8a.7.7 0 0 0 0-1.2L9.1 4.6a.7.7 0 0 0-1.1.6z";
export const undo = "M8.5 5.5 4.5 9.5l4 4M5 9.5h9a5 5 0 0 1 0 10H9.5";
export const history = "M4 5v4.5h4.5M4.3 9.5A8.3 8.3 0 1 1 3.7 13M12 8v4.5l3 1.8";
export const search = "M10.8 4.5a6.3 6.3 0 1 1 0 12.6 6.3 6.3 0 0 1 0-12.6zM15.4 15.4l4.6 4.6";
export const user = "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20c.6-3.3 3.6-5.2 7.5-5.2s6.9 1.9 7.5 5.2";
export const users =
  "M9 4.5a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2zM2.5 19.5c.5-3 3.1-4.7 6.5-4.7s6 1.7 6.5 4.7M15.5 5a3.4 3.4 0 0 1 0 6.5M18 15.3c1.9.7 3.1 2.1 3.5 4.2";
export const logout = "M14 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H14M10 12h10M16.5 8.5 20 12l-3.5 3.5";
export const external =
  "M13.5 4.5h6v6M19.5 4.5l-9 9M10 5.5H6A1.5 1.5 0 0 0 4.5 7v11A1.5 1.5 0 0 0 6 19.5h11a1.5 1.5 0 0 0 1.5-1.5v-4";
export const phone =
  "M5.5 4h3l1.6 4.2-2 1.5a11.5 11.5 0 0 0 6.2 6.2l1.5-2L20 15.5v3a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 4 5.6 1.5 1.5 0 0 1 5.5 4z";
export const mail =
  "M5 5h14a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 5 5zM4 7l8 6 8-6";
export const globe =
  "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM3.5 12h17M12 3.5c2.3 2.4 3.4 5.2 3.4 8.5s-1.1 6.1-3.4 8.5c-2.3-2.4-3.4-5.2-3.4-8.5s1.1-6.1 3.4-8.5z";
export const mapPin =
  "M12 21c-4.5-4.3-6.8-7.9-6.8-11a6.8 6.8 0 0 1 13.6 0c0 3.1-2.3 6.7-6.8 11zM12 7.6a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8z";
export const share =
  "M17.5 3.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM6.5 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM17.5 15.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM8.7 10.8l6.6-3.6M8.7 13.2l6.6 3.6";
export const cart =
  "M3.5 4.5h2.3l2.2 10.5a1.5 1.5 0 0 0 1.5 1.2h7.6a1.5 1.5 0 0 0 1.5-1.2L20.5 8H6.5M9.500 20h.01M17 20h.01";
export const pdf =
  "M7 3.5h7L18.5 8v11a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19V5A1.5 1.5 0 0 1 7 3.5zM14 3.5V8h4.5M8.5 13h7M8.5 16.5H13";
export const plus = "M12 5v14M5 12h14";
export const minus = "M5 12h14";
export const trash =
  "M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 11.6a1.5 1.5 0 0 0 1.5 1.4h6.4a1.5 1.5 0 0 0 1.5-1.4L17.5 7M10.3 11v5M13.7 11v5";
export const edit = "M4.5 19.5l.9-4L15.8 5.1a1.5 1.5 0 0 1 2.1 0l1 1a1.5 1.5 0 0 1 0 2.1L8.5 18.6zM13.7 7.2l3.1 3.1";
export const eye =
  "M2.5 12c2.1-4 5.3-6 9.5-6s7.4 2 9.5 6c-2.1 4-5.3 6-9.5 6s-7.4-2-9.5-6zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z";
export const eyeOff =
  "M4 4l16 16M9.9 6.2A10 10 0 0 1 12 6c4.2 0 7.4 2 9.5 6a13 13 0 0 1-2.9 3.7M6.3 7.7A12.5 12.5 0 0 0 2.5 12c2.1 4 5.3 6 9.5 6a10 10 0 0 0 4.3-.9M9.9 9.9a3 3 0 0 0 4.2 4.2";
export const upload =
  "M12 15.5v-11M7.5 8.5 12 4l4.5 4.5M4.5 15.5V18A1.5 1.5 0 0 0 6 19.5h12a1.5 1.5 0 0 0 1.5-1.5v-2.5";
export const download =
  "M12 4.5v11M7.5 11.5 12 16l4.5-4.5M4.5 15.5V18A1.5 1.5 0 0 0 6 19.5h12a1.5 1.5 0 0 0 1.5-1.5v-2.5";
export const crop = "M7 3.5v12A1.5 1.5 0 0 0 8.5 17h12M3.5 7h12A1.5 1.5 0 0 1 17 8.5v12";
export const calendar =
  "M5.5 5.5h13A1.5 1.5 0 0 1 20 7v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5V7a1.5 1.5 0 0 1 1.5-1.5zM4 10h16M8.5 3.5v4M15.5 3.5v4";
export const star = "m12 4 2.45 5 5.5.8-4 3.9.95 5.5-4.9-2.6-4.9 2.6.95-5.5-4-3.9 5.5-.8z";
export const chart = "M4.5 4v14A1.5 1.5 0 0 0 6 19.5h14M8.5 16v-3.5M12.5 16V7.5M16.5 16v-6";
export const inbox =
  "M3.5 13.5 6 6a1.5 1.5 0 0 1 1.4-1h9.2A1.5 1.5 0 0 1 18 6l2.5 7.5v4A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.5zM3.5 13.5h5c0 2 1.5 3 3.5 3s3.5-1 3.5-3h5";
export const refresh = "M19.5 4.5V9H15M19.2 9A8 8 0 0 0 4.6 9.5M4.5 19.5V15H9M4.8 15a8 8 0 0 0 14.6-.5";
export const print =
  "M7.5 8.5V4h9v4.5M7.5 16.5H6A1.5 1.5 0 0 1 4.5 15v-5A1.5 1.5 0 0 1 6 8.5h12a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5h-1.5M7.5 14h9v6h-9z";
export const lock =
  "M6.5 10.5h11A1.5 1.5 0 0 1 19 12v6.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18.5V12a1.5 1.5 0 0 1 1.5-1.5zM8 10.5V8a4 4 0 0 1 8 0v2.5";
export const link = "M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1";
export const copy =
  "M9.5 8.5h9A1.5 1.5 0 0 1 20 10v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 8 19v-9a1.5 1.5 0 0 1 1.5-1.5zM16 8.5V5A1.5 1.5 0 0 0 14.5 3.5h-9A1.5 1.5 0 0 0 4 5v9a1.5 1.5 0 0 0 1.5 1.5H8";
export const filter = "M4 6h16M7 12h10M10 18h4";
export const store =
  "M5 10.5V19a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-8.5M3.5 9 5 4h14l1.5 5a2.8 2.8 0 0 1-5.6 0 2.9 2.9 0 0 1-5.8 0A2.8 2.8 0 0 1 3.5 9zM9.5 20v-5h5v5";
export const grip =
  "M9 5.5a.5.5 0 1 1 0 1 .5.5 0 0 1 0-1zM9 11.5a.5.5 0 1 1 0 1 .5.5 0 0 1 0-1zM9 17.5a.5.5 0 1 1 0 1 .5.5 0 0 1 0-1zM15 5.5a.5.5 0 1 1 0 1 .5.5 0 0 1 0-1zM15 11.5a.5.5 0 1 1 0 1 .5.5 0 0 1 0-1zM15 17.5a.5.5 0 1 1 0 1 .5.5 0 0 1 0-1z";
