import type { Topic } from './subject.ts';

export const BUDGET: Topic = {
  folder: 'Budget',
  subfolders: ['Forecasts', 'Actuals', 'Audit'],
  writers: ['dina'],
  experts: ['dina', 'grace', 'chen'],
  requesters: ['hiro', 'support'],
  subjects: [
    {
      name: 'Cost centre report',
      editions: 'quarters',
      kinds: ['csv', 'pdf'],
      sections: [
        ['Summary', 'Costs of {edition} stayed within the plan except for hosting, which grew with the new customers.'],
        [
          'Hosting',
          'Brightline raised its prices by four percent. Chen Wei moves the test systems to smaller machines.',
        ],
        ['Next steps', 'Each cost centre confirms its figures to Dina Abbas within five working days.'],
      ],
      table: {
        columns: ['Cost centre', 'Owner', 'Plan (EUR)', 'Actual (EUR)'],
        rows: [
          ['Engineering', 'Bo Lindqvist', 412000, 405300],
          ['Hosting', 'Chen Wei', 68000, 79400],
          ['Support', 'Sunniva Port', 121000, 118200],
          ['Product', 'Ana Duarte', 158000, 155900],
          ['Marketing', 'Farah Siddiqui', 74000, 71250],
          ['People', 'Grace Okafor', 52000, 53800],
        ],
      },
      remark: {
        quote: 'Hosting',
        text: 'Is the move to smaller machines in these figures already?',
        reply: 'No, it shows from the next quarter on.',
      },
      ask: 'All cost centres have confirmed. Please approve, so that I can close the quarter.',
      decline: 'People is over its plan and the report does not say why.',
      request: 'I need the support line for my own planning.',
    },
    {
      name: 'Quarterly forecast',
      editions: 'quarters',
      kinds: ['csv', 'md'],
      sections: [
        ['Revenue', 'The forecast for {edition} counts signed contracts in full and offers at forty percent.'],
        ['Risks', 'Baltic Foods decides late. Without this contract the forecast is about six percent lower.'],
        ['Assumptions', 'Two people join engineering, and prices do not change.'],
      ],
      table: {
        columns: ['Line', 'Low (EUR)', 'Expected (EUR)', 'High (EUR)'],
        rows: [
          ['Subscriptions', 884000, 921000, 948000],
          ['Onboarding', 61000, 78000, 96000],
          ['Partner fees', -42000, -38500, -35000],
          ['Salaries', -702000, -695000, -690000],
          ['Hosting', -82000, -76000, -71000],
        ],
      },
      remark: {
        quote: 'Onboarding',
        text: 'Does this include Fjord Hotels?',
        reply: 'Yes, with two of the five hotels. The others follow a quarter later.',
      },
      ask: 'The forecast as discussed with Ana and Hiro. Please approve it before the board meeting.',
      decline: 'The offers should count at thirty percent, as in the quarters before.',
      request: 'I prepare the customer figures for the board and want to use the same assumptions.',
    },
    {
      name: 'Travel spend',
      editions: 'quarters',
      kinds: ['csv', 'json'],
      sections: [
        ['Trips', 'Most trips of {edition} were pilot visits. They are paid by the launch budget from now on.'],
        ['Rail before air', 'Trips below five hours were made by train, with two exceptions that are marked.'],
        ['Open claims', 'Three claims lack a receipt. Their owners have until the end of the month.'],
      ],
      table: {
        columns: ['Traveller', 'To', 'Reason', 'Cost (EUR)'],
        rows: [
          ['Bo Lindqvist', 'Bergen', 'Pilot visit, Fjord Hotels', 940],
          ['Hiro Tanaka', 'Riga', 'Baltic Foods', 610],
          ['Ana Duarte', 'Lisbon', 'Casa Verde', 720],
          ['Chen Wei', 'Berlin', 'Planning week', 1480],
          ['Inês Carvalho', 'Malmö', 'Interviews', 390],
          ['Hiro Tanaka', 'Hamburg', 'Alder & Sons', 260],
        ],
      },
      remark: {
        quote: 'Planning week',
        text: 'Was this one approved before the trip?',
        reply: 'Yes, by Olivia. I have added her mail to the claim.',
      },
      ask: 'Please check the two flights that are marked, then I pay the claims.',
      decline: 'Receipts are missing for the trip to Riga.',
      request: 'My claim was refused and I would like to see how it was entered.',
    },
    {
      name: 'Audit evidence',
      editions: 'years',
      kinds: ['pdf', 'md'],
      sections: [
        [
          'Scope',
          'Evidence for the audit of {edition}: access to the ledger, approvals of payments, and the month-end closing.',
        ],
        [
          'Access',
          'Four people can post to the ledger. The list was compared with the directory on the first of each month.',
        ],
        [
          'Payments',
          'Each payment above 5,000 euro carries two approvals. The sample of 25 payments had no exception.',
        ],
      ],
      remark: {
        quote: 'Four people can post to the ledger.',
        text: 'Please name them, the auditors will ask.',
        reply: 'Added as an annex: Dina, Grace, and two of the tax office.',
      },
      ask: 'This goes to the auditors on Friday. Please confirm the part on access.',
      decline: 'The sample of payments is from the year before.',
      request: 'The auditors asked me for the evidence on access reviews.',
    },
    {
      name: 'Cash flow',
      editions: 'quarters',
      kinds: ['csv', 'png'],
      picture: 'chart',
      sections: [
        ['Position', 'Cash at the end of {edition} covers seven months of costs.'],
        ['Incoming', 'Northwind Trading paid two invoices early. One of Casa Verde is 40 days late.'],
        ['Outgoing', 'The rent of the Lisbon office is due for the whole year in the first month.'],
      ],
      table: {
        columns: ['Month', 'In (EUR)', 'Out (EUR)'],
        rows: [
          ['First', 318000, 296000],
          ['Second', 342000, 301000],
          ['Third', 297000, 309000],
          ['Taxes', 0, 48000],
          ['Loans', 0, 12500],
        ],
      },
      remark: {
        quote: 'Taxes',
        text: 'Is this the prepayment or the final amount?',
        reply: 'The prepayment. The final amount comes with the annual statement.',
      },
      ask: 'Please look at the late invoice of Casa Verde before you approve.',
      decline: 'The loan was repaid early, so the last line is wrong.',
      request: 'I need to know when we can order the new laptops.',
    },
  ],
};
