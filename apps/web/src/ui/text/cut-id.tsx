import { cutInMiddle } from './cut-in-middle.ts';

type CutIdProps = {
  id: string;
  /** The number of characters shown if there is room. */
  maxLength?: number | undefined;
  /** The number of characters shown at the end. */
  endLength?: number | undefined;
};

/** An ID truncated in the middle, with the whole ID on hover. With less room, more of the middle is omitted; the end stays. */
export function CutId({ id, maxLength, endLength }: CutIdProps) {
  const { start, end } = cutInMiddle(id, maxLength, endLength);
  return (
    <span data-full-text={id} className="flex min-w-0">
      <span className={end ? 'overflow-hidden whitespace-nowrap' : 'truncate'}>{start}</span>
      {end && <span className="shrink-0">{end}</span>}
    </span>
  );
}
