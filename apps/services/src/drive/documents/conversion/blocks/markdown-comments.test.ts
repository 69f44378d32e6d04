import { describe, expect, test } from 'vitest';
import { extractCommentSpans, writeCommentSpans } from './markdown-comments.ts';

describe('Pandoc’s Markdown for DOCX', () => {
  test('contains comments with their text, author and position', () => {
    const written = [
      'We [Is that *right*?]{.comment-start id="0" author="Bo \\"B\\" Berg"',
      'date="2026-01-01T10:30:00Z"}ship on **Monday**[]{.comment-end id="0"}',
      'here.',
      '',
      'a [One\\',
      'two \\[x\\]]{.comment-start id="1" author="Cy"}b',
      '',
      'c[]{.comment-end id="1"}',
    ].join('\n');
    expect(extractCommentSpans(written)).toEqual({
      markdown:
        'We ![](comment-start-0)ship on **Monday**![](comment-end-0)\nhere.\n\na ![](comment-start-1)b\n\nc![](comment-end-1)',
      comments: [
        {
          author: 'Bo "B" Berg',
          createdAt: Date.UTC(2026, 0, 1, 10, 30),
          text: 'Is that right?',
          isResolved: false,
          replies: [],
        },
        { author: 'Cy', createdAt: undefined, text: 'One\ntwo [x]', isResolved: false, replies: [] },
      ],
    });
  });

  test('contains comments that end at the same position', () => {
    const written =
      '[x]{.comment-start id="0"}[y]{.comment-start id="1"}a [[]{.comment-end id="1"}]{.comment-end id="0"}[z]{.comment-start id="2"}b';
    expect(extractCommentSpans(written).markdown).toBe(
      '![](comment-start-0)![](comment-start-1)a ![](comment-end-1)![](comment-end-0)![](comment-start-2)b',
    );
  });

  test('in GitHub’s dialect contains comments as elements', () => {
    const written =
      'We <span class="comment-start" id="0" author="Bo Berg"\ndate="2026-01-01T10:30:00Z">Is that *right*?</span>ship<span class="comment-end" id="0"></span>.';
    const { markdown, comments } = extractCommentSpans(written);
    expect(markdown).toBe('We ![](comment-start-0)ship![](comment-end-0).');
    expect(comments).toMatchObject([{ author: 'Bo Berg', text: 'Is that right?' }]);
  });

  test('contains no comments in code, and none that are escaped or incomplete', () => {
    const span = '[x]{.comment-start id="0"}';
    const written = `\`${span}\` and \\${span}\n\n\`\`\`\n${span}\n\`\`\`\n\n[x]{.comment id="0"} [y]{.comment-start id="0`;
    expect(extractCommentSpans(written)).toEqual({ markdown: written, comments: [] });
  });
});

test('written comments are read back: threads, overlapping ranges, single positions, and any text', () => {
  const message = {
    author: 'A "b" \\ | {c}',
    createdAt: Date.UTC(2026, 0, 1, 10, 30, 5),
    text: '# 1. [x](y) `z`\n*no* <b> $1$',
  };
  const first = {
    ...message,
    isResolved: true,
    replies: [
      { ...message, author: 'Cy' },
      { ...message, text: '~~no~~ |' },
    ],
  };
  const second = { ...message, text: '- a\n\nb', isResolved: false, replies: [] };
  const third = { ...message, createdAt: undefined, isResolved: false, replies: [] };
  const marked =
    '| ![](comment-start-0)a | b |\n| --- | --- |\n| c![](comment-start-1) | d |\n\n# e![](comment-end-0)\n\n![](comment-end-1)f ![](comment-start-2)g ![](comment-start-3)';
  const written = writeCommentSpans(marked, [
    { ...first, mark: 0 },
    { ...second, mark: 1 },
    { ...third, mark: 2 },
  ]);
  expect(extractCommentSpans(written)).toEqual({
    markdown: marked
      .replace('![](comment-start-2)', '![](comment-start-2)![](comment-end-2)')
      .replace(/!\[\]\(comment-start-3\)/u, ''),
    comments: [first, second, third],
  });
  expect(written.split('\n')).toHaveLength(marked.split('\n').length);
});

test('a long text of brackets and backquotes is read instantly', () => {
  const written = `comment-start ${'['.repeat(50_000)}${'[a`'.repeat(50_000)}${'[a]{.comment-start id="'.repeat(10_000)}`;
  expect(extractCommentSpans(written).comments).toEqual([]);
}, 5_000);
