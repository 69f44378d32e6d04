import { format } from 'numfmt';

const MAX_PLAIN = 1e11;

/** Formats a number without a format like spreadsheet programs: up to 11 digits. */
export function toGeneral(value: number): string {
  return Number.isInteger(value) && Math.abs(value) < MAX_PLAIN ? String(value) : format('General', value);
}
