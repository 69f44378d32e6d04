// The declarations of the package describe its CommonJS form, whose default export is one level deeper.
declare module 'pptxgenjs' {
  type Place = { x: number; y: number; w: number; h: number };
  type Placeholder = { options: Place & Readonly<Record<string, string | number>>; text: string };
  type Paragraph = { text: string; options: { bullet: boolean; indentLevel: number; breakLine: boolean } };
  type Slide = { addText(text: string | readonly Paragraph[], options: { placeholder: string }): void };

  // biome-ignore lint/style/noDefaultExport: the package has a default export.
  export default class PptxGenJS {
    title: string;
    defineSlideMaster(master: { title: string; objects: readonly { placeholder: Placeholder }[] }): void;
    addSlide(options: { masterName: string }): Slide;
    write(options: { outputType: 'uint8array' }): Promise<unknown>;
  }
}
