import { BRAND } from './drive-subjects/brand.ts';
import { BUDGET } from './drive-subjects/budget.ts';
import { CONTRACTS } from './drive-subjects/contracts.ts';
import { HIRING } from './drive-subjects/hiring.ts';
import { LAUNCHES } from './drive-subjects/launches.ts';
import { OPERATIONS } from './drive-subjects/operations.ts';
import { POLICIES } from './drive-subjects/policies.ts';
import { RESEARCH } from './drive-subjects/research.ts';
import type { Topic } from './drive-subjects/subject.ts';
import type { DemoPeople } from './people.ts';

/** What people have files about. */
export const TOPICS_OF = {
  operator: [OPERATIONS, POLICIES, BUDGET],
  ana: [LAUNCHES, RESEARCH, BRAND],
  bo: [OPERATIONS, LAUNCHES, HIRING],
  chen: [OPERATIONS, BUDGET, LAUNCHES],
  dina: [BUDGET, CONTRACTS, POLICIES],
  emil: [OPERATIONS, POLICIES, HIRING],
  farah: [BRAND, LAUNCHES, RESEARCH],
  grace: [HIRING, POLICIES, BUDGET],
  hiro: [CONTRACTS, RESEARCH, LAUNCHES],
  ines: [BRAND, RESEARCH, LAUNCHES],
  reviewer: [POLICIES, CONTRACTS, BUDGET],
  support: [RESEARCH, OPERATIONS, LAUNCHES],
} as const satisfies Partial<Record<keyof DemoPeople, readonly Topic[]>>;
