// Pages of a browser share its clipboard, and tests of two pages run at the same time: each page has one of its own here.
// `e2e/specs/base-path.spec.ts` copies into that of the browser.
let content = '';

const clipboard: Pick<Clipboard, 'readText' | 'write' | 'writeText'> = {
  readText: async () => content,
  async writeText(text) {
    content = text;
  },
  async write([item]) {
    content = (await (await item?.getType('text/plain'))?.text()) ?? '';
  },
};

Object.assign(navigator.clipboard, clipboard);
