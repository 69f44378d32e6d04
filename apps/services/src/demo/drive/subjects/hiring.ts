import type { Topic } from './subject.ts';

const ROLES = ['backend engineer', 'support lead', 'product designer'] as const;

export const HIRING: Topic = {
  folder: 'Hiring',
  subfolders: ['Interviews', 'Offers', 'Onboarding'],
  writers: ['ana'],
  experts: ['grace', 'ana', 'bo'],
  requesters: ['support', 'hiro'],
  subjects: [
    {
      name: 'Interview plan',
      editions: ROLES,
      kinds: ['md', 'txt'],
      sections: [
        [
          'Steps',
          'Candidates for the role of {edition} have a call of 30 minutes, a task of two hours, and an afternoon with the team.',
        ],
        ['Who asks what', 'Bo asks about the work, Grace about the terms, and one colleague about working together.'],
        ['Decision', 'Everybody writes down yes or no before they talk about it. Grace answers within three days.'],
      ],
      remark: {
        quote: 'a task of two hours',
        text: 'Can we pay for the task, as last time?',
        reply: 'Yes, 150 euro. Grace tells candidates in the first call.',
      },
      ask: 'The first candidates come next week. Please approve the task.',
      decline: 'An afternoon is too long for people who have a job.',
      request: 'I am one of the interviewers on Thursday.',
    },
    {
      name: 'Role description',
      editions: ROLES,
      kinds: ['md', 'pdf'],
      sections: [
        ['The work', 'As a {edition} you work in a team of six and talk with customers every week.'],
        ['What you bring', 'Some years of practice, clear writing, and joy in making things simpler.'],
        ['What you get', 'Thirty days off, a fixed share of time for learning, and work from Berlin, Lisbon or home.'],
      ],
      remark: {
        quote: 'Some years of practice',
        text: 'How many? Applicants will ask.',
        reply: 'We leave it open on purpose: the task shows it better.',
      },
      ask: 'I would like to publish it on Wednesday.',
      decline: 'The salary has to be part of it: see the policy on offers.',
      request: 'A friend wants to apply and I would like to tell her more.',
    },
    {
      name: 'Onboarding checklist',
      editions: ['engineering', 'support', 'finance'],
      kinds: ['md', 'csv'],
      sections: [
        [
          'Before the first day',
          'Emil orders the laptop and the badge. Access for {edition} is requested from Olivia.',
        ],
        ['First week', 'A buddy shows the tools. Each day has one hour without anything planned.'],
        ['First month', 'Talks with Grace after one and after four weeks. The list is then closed.'],
      ],
      table: {
        columns: ['Step', 'Who', 'Due (day)'],
        rows: [
          ['Order laptop', 'Emil Novak', -14],
          ['Request accounts', 'Olivia Perera', -5],
          ['Welcome and keys', 'Grace Okafor', 1],
          ['Tour of the tools', 'Buddy', 2],
          ['First ticket or task', 'Team lead', 5],
          ['Talk after four weeks', 'Grace Okafor', 28],
        ],
      },
      remark: {
        quote: 'Request accounts',
        text: 'Five days are short when somebody is on leave.',
        reply: 'Olivia has a deputy now: Emil can grant the accounts, too.',
      },
      ask: 'Two people start on the first. Please approve the changed order of steps.',
      decline: 'The talk after one week has disappeared from the table.',
      request: 'I am the buddy of our next colleague.',
    },
    {
      name: 'Salary bands',
      editions: 'years',
      kinds: ['csv', 'pdf'],
      sections: [
        ['Use', 'The bands of {edition} are valid for offers and for the talks in autumn.'],
        ['Steps', 'Each level has one band. Who is above it keeps the salary and gets no raise that year.'],
        ['Who may read this', 'Team leads see the bands of their team. Grace Okafor and Dina Abbas see all.'],
      ],
      table: {
        columns: ['Level', 'From (EUR)', 'To (EUR)'],
        rows: [
          ['Junior', 42000, 51000],
          ['Professional', 51000, 66000],
          ['Senior', 65000, 82000],
          ['Lead', 78000, 97000],
        ],
      },
      remark: {
        quote: 'Senior',
        text: 'This begins below the end of the level before. Is that intended?',
        reply: 'Yes, so that nobody needs a new title for a raise.',
      },
      ask: 'The bands rise by three percent. Dina has the effect on the budget.',
      decline: 'Lead rises by five percent, not by three as the text says.',
      request: 'I prepare the offer for the support lead while Grace is away.',
    },
    {
      name: 'Referral summary',
      editions: 'quarters',
      kinds: ['csv', 'txt'],
      sections: [
        ['Result', 'Of the referrals in {edition}, two were hired and one offer is open.'],
        ['Bonus', 'The bonus is paid after the trial period, half to a charity if people wish so.'],
        ['Thanks', 'Most referrals came from support and from the Lisbon office.'],
      ],
      table: {
        columns: ['Referred by', 'Role', 'State', 'Bonus (EUR)'],
        rows: [
          ['Hiro Tanaka', 'Support lead', 'offer', 0],
          ['Inês Carvalho', 'Product designer', 'hired', 1500],
          ['Bo Lindqvist', 'Backend engineer', 'hired', 1500],
          ['Emil Novak', 'Backend engineer', 'declined', 0],
        ],
      },
      remark: {
        quote: 'Support lead',
        text: 'Has the candidate answered?',
        reply: 'Not yet. The offer is open until Friday.',
      },
      ask: 'Please approve the two bonuses.',
      decline: 'The trial period of one of them ends next month only.',
      request: 'I would like to see whether my referral was counted.',
    },
  ],
};
