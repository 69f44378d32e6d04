import { onTestFinished, vi } from 'vitest';

/** What the page has saved as a file. */
type SavedFile = { name: string; text: () => Promise<string> };

/** Catches what the page saves as files until the test ends, oldest first. */
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
