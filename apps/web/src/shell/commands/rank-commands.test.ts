import { Circle } from 'lucide-react';
import { describe, expect, test } from 'vitest';
import type { Command } from './command.ts';
import { rankCommands } from './rank-commands.ts';

const command = (label: string, more: Partial<Command> = {}): Command => ({
  id: label,
  label,
  icon: Circle,
  run: () => undefined,
  ...more,
});

const commands = [
  command('Roll back Release robot', { names: ['Roll back', 'Rollback'], isSearchOnly: true }),
  command('Deploy Release robot', { names: ['Deploy', 'New deployment'], isSearchOnly: true }),
  command('Project deployments', { names: ['deployments'], isSearchOnly: true }),
  command('Go to Files', { names: ['Files'] }),
  command('Go to Processes', { names: ['Processes'] }),
  command('Show the calls', { keys: '`' }),
  command('syncOrders', { kind: 'function', detail: 'Release robot', isSearchOnly: true }),
  command('Run of syncOrders', { names: ['AHaQz5SFz2sP5w'], kind: 'process', isSearchOnly: true }),
  command('Ana Banerjee', { names: ['ana@example.com'], kind: 'person', isSearchOnly: true }),
  command('calendar.events.insert', { names: ['events.insert'], detail: 'Creates an event', isSearchOnly: true }),
  command('script.projects.deployments.create', { names: ['projects.deployments.create'], isSearchOnly: true }),
  command('Müller’s plan', { kind: 'file', isSearchOnly: true }),
];

describe('the first row of the palette for', () => {
  test.each([
    ['deploy', 'Deploy Release robot'],
    ['roll back', 'Roll back Release robot'],
    ['rollback', 'Roll back Release robot'],
    ['deployments', 'Project deployments'],
    ['files', 'Go to Files'],
    ['proc', 'Go to Processes'],
    ['syncOrders', 'syncOrders'],
    ['orders', 'syncOrders'],
    ['sync release', 'syncOrders'],
    ['AHaQz5SFz2sP5w', 'Run of syncOrders'],
    ['banerjee', 'Ana Banerjee'],
    ['ana@', 'Ana Banerjee'],
    ['events.insert', 'calendar.events.insert'],
    ['calendar.events.insert', 'calendar.events.insert'],
    ['creates event', 'calendar.events.insert'],
    ['muller', 'Müller’s plan'],
  ])('%s is %s', (text, first) => {
    expect(rankCommands(commands, text)[0]?.label).toBe(first);
  });

  test.each(['`', '"', "'", '...', 'zzzz'])('%s does not exist', (text) => {
    expect(rankCommands(commands, text)).toEqual([]);
  });
});

test('without text, search-only commands are omitted', () => {
  expect(rankCommands(commands, ' ').map(({ label }) => label)).toEqual([
    'Go to Files',
    'Go to Processes',
    'Show the calls',
  ]);
});

test('search results from a service do not displace commands that begin with the text', () => {
  const found = command('Files of old', { foundBy: 'files' });
  const labels = rankCommands([found, ...commands], 'files').map(({ label }) => label);
  expect(labels.slice(0, 2)).toEqual(['Go to Files', 'Files of old']);
});

test('search results for a different text are omitted', () => {
  expect(rankCommands([command('Files of old', { foundBy: 'fil' })], 'files')).toEqual([]);
});

test('of thousands of matching commands, the best forty are shown', () => {
  const many = Array.from({ length: 5_000 }, (_, index) => command(`Report ${index}`, { names: [`id-${index}`] }));
  const ranked = rankCommands(many, 'report 49');
  expect(ranked).toHaveLength(40);
  expect(ranked.slice(0, 3).map(({ label }) => label)).toEqual(['Report 49', 'Report 490', 'Report 491']);
});
