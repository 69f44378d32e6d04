import { BRAND } from './drive-subjects/brand.ts';
import { BUDGET } from './drive-subjects/budget.ts';
import { CONTRACTS } from './drive-subjects/contracts.ts';
import { HIRING } from './drive-subjects/hiring.ts';
import { LAUNCHES } from './drive-subjects/launches.ts';
import { OPERATIONS } from './drive-subjects/operations.ts';
import { POLICIES } from './drive-subjects/policies.ts';
import { RESEARCH } from './drive-subjects/research.ts';
import type { Topic } from './drive-subjects/subject.ts';

/** The fields of work of the demo organisation. */
export const TOPICS: readonly Topic[] = [BUDGET, CONTRACTS, HIRING, LAUNCHES, RESEARCH, BRAND, OPERATIONS, POLICIES];
