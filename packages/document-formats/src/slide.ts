/** One slide of a presentation: its title and what stands below it. */
export type Slide = { title: string; lines: readonly SlideLine[] };

/** A slide that was read, with the names of its pictures in the archive. */
export type IllustratedSlide = Slide & { pictures: readonly string[] };

/** One line of a slide, so many steps in. */
export type SlideLine = { depth: number; text: string };
