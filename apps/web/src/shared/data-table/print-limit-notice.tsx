import { countOf } from '@rotunda/api-client/count-of';

type PrintLimitNoticeProps = { printed: number; loaded: number };

/**
 * Printed below the rows of a list that is too long to print completely: the number of omitted rows, and how to get all of them.
 */
export function PrintLimitNotice({ printed, loaded }: PrintLimitNoticeProps) {
  return (
    <p className="p-12">
      First {printed.toLocaleString('en-GB')} of {countOf(loaded, 'row')}. Export the list to get all rows.
    </p>
  );
}
