/** A field of work of the demo organisation: how its folders and files are called. */
export type Topic = { folder: string; subfolders: readonly string[]; subjects: readonly string[] };

export const TOPICS: readonly Topic[] = [
  {
    folder: 'Budget',
    subfolders: ['Forecasts', 'Actuals', 'Audit'],
    subjects: ['Cost centre report', 'Quarterly forecast', 'Travel spend', 'Audit evidence', 'Cash flow'],
  },
  {
    folder: 'Contracts',
    subfolders: ['Suppliers', 'Customers', 'Templates'],
    subjects: ['Master agreement', 'Renewal terms', 'Data processing annex', 'Statement of work', 'Price list'],
  },
  {
    folder: 'Hiring',
    subfolders: ['Interviews', 'Offers', 'Onboarding'],
    subjects: ['Interview plan', 'Role description', 'Onboarding checklist', 'Salary bands', 'Referral summary'],
  },
  {
    folder: 'Launches',
    subfolders: ['Spring release', 'Autumn release', 'Retrospectives'],
    subjects: ['Launch plan', 'Press note', 'Risk register', 'Retrospective notes', 'Readiness review'],
  },
  {
    folder: 'Research',
    subfolders: ['Surveys', 'Interviews', 'Benchmarks'],
    subjects: ['Survey results', 'Field notes', 'Benchmark figures', 'Persona sheet', 'Usability findings'],
  },
  {
    folder: 'Brand',
    subfolders: ['Logos', 'Photography', 'Guidelines'],
    subjects: ['Logo variants', 'Colour study', 'Photo selection', 'Style guideline', 'Banner draft'],
  },
  {
    folder: 'Operations',
    subfolders: ['Runbooks', 'Incidents', 'Inventory'],
    subjects: ['Incident report', 'Backup runbook', 'Asset inventory', 'Access review', 'Capacity plan'],
  },
  {
    folder: 'Policies',
    subfolders: ['Security', 'People', 'Archive'],
    subjects: ['Security policy', 'Remote work policy', 'Retention schedule', 'Travel policy', 'Code of conduct'],
  },
];

export const PERIODS = [
  '2024',
  '2025 Q1',
  '2025 Q2',
  '2025 Q3',
  '2025 Q4',
  '2026 Q1',
  '2026 Q2',
  '2026 Q3',
  'draft',
  'v2',
  'final',
];
