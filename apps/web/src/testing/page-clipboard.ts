// Pages of a browser share its clipboard, and tests of two pages run concurrently, so each page has its own here.
// `e2e/specs/base-path.spec.ts` tests the browser's clipboard.
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
