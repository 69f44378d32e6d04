import { z } from 'zod';

const MAX_LINES = 1_048_576;

const color = z.string().regex(/^#[\da-f]{6}$/u);
const border = z.object({ style: z.enum(['thin', 'medium', 'thick', 'dashed', 'dotted', 'double']), color });
const style = z.object({
  isBold: z.boolean().optional(),
  isItalic: z.boolean().optional(),
  isUnderlined: z.boolean().optional(),
  isStruck: z.boolean().optional(),
  color: color.optional(),
  background: color.optional(),
  fontFamily: z.string().max(200).optional(),
  fontSizePt: z.number().positive().max(1000).optional(),
  align: z.enum(['left', 'center', 'right']).optional(),
  verticalAlign: z.enum(['top', 'center', 'bottom']).optional(),
  isWrapped: z.boolean().optional(),
  borders: z.partialRecord(z.enum(['top', 'right', 'bottom', 'left']), border).optional(),
});
const place = z.int().min(1).max(1_048_576);
const line = z.object({ sizePx: z.number().positive().optional(), isHidden: z.boolean().optional() }).nullable();
const texts = z.array(z.array(z.string().max(32_767).nullable())).optional();

/** The properties of sheets, other than cell contents, as sent by scripts. */
export const sheetDetails = {
  looks: z.object({ styles: z.array(style), cells: z.array(z.array(z.int().min(0).nullable())) }).optional(),
  links: texts,
  notes: texts,
  layout: z
    .object({
      merges: z.array(z.object({ row: place, column: place, rows: place, columns: place })).optional(),
      columns: z.array(line).max(MAX_LINES).optional(),
      rows: z.array(line).max(MAX_LINES).optional(),
      frozen: z.object({ rows: z.int().min(0), columns: z.int().min(0) }).optional(),
    })
    .optional(),
};
