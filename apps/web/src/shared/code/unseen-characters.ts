import { highlightSpecialChars } from '@codemirror/view';
import { markUnseen, UNSEEN_CHARACTERS } from '@rotunda/api-client/visible-text';

/** Draws a mark, such as `⟨U+202E⟩`, for characters that nobody sees and that change what is read. The text stays as it is. */
export const unseenCharacters = highlightSpecialChars({
  specialChars: UNSEEN_CHARACTERS,
  render: (code) => {
    const mark = document.createElement('span');
    mark.className = 'cm-specialChar';
    mark.textContent = markUnseen(String.fromCodePoint(code));
    return mark;
  },
});
