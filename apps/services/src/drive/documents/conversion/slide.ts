/** One slide of a presentation: its title and what stands below it. */
export type Slide = { title: string; lines: readonly SlideLine[] };

/** One line of a slide, so many steps in. */
export type SlideLine = { depth: number; text: string };
