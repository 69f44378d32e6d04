import { clsx } from 'clsx';
import { FileClock, Hourglass, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { DueChip, dueWords, ResponseChip, ReviewerNames, statusWord } from '#features/approvals/approval-status.tsx';
import type { OwnAnswer } from '#features/approvals/decide/own-answers.ts';
import { fileIdColumn } from '#shared/content/file-id-column.tsx';
import { FileNameCell } from '#shared/content/file-name-cell.tsx';
import { pathColumn } from '#shared/content/path-column.tsx';
import { typeName } from '#shared/content/type-name.ts';
