import { cutInMiddle } from './cut-in-middle.ts';

type CutIdProps = {
  id: string;
  /** How many characters are shown where there is room. */
  maxLength?: number | undefined;
  /** How many of them are those of its end. */
  endLength?: number | undefined;
};

/** An id without its middle, whole when it is pointed at. Where there is less room, more of the middle is left out; its end stays. */
export function CutId({ id, maxLength, endLength }: CutIdProps) {
  const { start, end } = cutInMiddle(id, maxLength, endLength);
  return (
    <span data-full-text={id} className="flex min-w-0">
      <span className={end ? 'overflow-hidden whitespace-nowrap' : 'truncate'}>{start}</span>
      {end && <span className="shrink-0">{end}</span>}
    </span>
  );
}
