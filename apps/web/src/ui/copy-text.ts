import { notify } from './toasts.tsx';

/** Puts text into the clipboard and says so: `copied` tells what is there now. */
export function copyText(text: string, copied: string): void {
  navigator.clipboard.writeText(text).then(
    () => notify(copied),
    () => notify('The clipboard could not be written'),
  );
}
