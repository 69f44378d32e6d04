/** A slide of a presentation: its title and its lines. */
export type Slide = { title: string; lines: readonly SlideLine[] };

/** A parsed slide, with the names of its pictures in the archive. */
export type IllustratedSlide = Slide & { pictures: readonly string[] };

/** A line of a slide with its indentation level. */
export type SlideLine = { depth: number; text: string };
