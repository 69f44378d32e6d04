import { highlightSpecialChars } from '@codemirror/view';
import { markUnseen, UNSEEN_CHARACTERS } from '@rotunda/api-client/visible-text';

/** Renders a mark, such as `⟨U+202E⟩`, for invisible characters that change how a text is read. The text itself is unchanged. */
export const invisibleCharacters = highlightSpecialChars({
  specialChars: UNSEEN_CHARACTERS,
  render: (code) => {
    const mark = document.createElement('span');
    mark.className = 'cm-specialChar';
    mark.textContent = markUnseen(String.fromCodePoint(code));
    return mark;
  },
});
