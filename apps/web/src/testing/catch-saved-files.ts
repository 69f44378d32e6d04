import { onTestFinished, vi } from 'vitest';

/** A file saved by the page. */
type SavedFile = { name: string; text: () => Promise<string> };

/** Captures the files that the page saves until the test ends, oldest first. */
export function catchSavedFiles(): readonly SavedFile[] {
  const files: SavedFile[] = [];
  const contents: Blob[] = [];
  const createUrl = vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    if (content instanceof Blob) contents.push(content);
    return 'blob:saved';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    const content = contents.at(-1) ?? new Blob();
    files.push({ name: this.download, text: () => content.text() });
  });
  onTestFinished(() => {
    createUrl.mockRestore();
    click.mockRestore();
  });
  return files;
}
