import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { contentQuery } from '#shared/script/queries.ts';

const PLACE = /([\w./-]*[a-z_][\w./-]*):(\d{1,6})\b/gi;
const ENDING = /\.(?:gs|html)$/; // Files have none in the service; people write them.

/** Which code a process ran; HEAD without a version. */
export type ProcessCode = { scriptId: string; version: number | undefined };

type CodeLineProps = { code: ProcessCode; file: string; line: number; children: ReactNode };

/** Leads to a line of the code that a process ran. */
export function CodeLine({ code: { scriptId, version }, file, line, children }: CodeLineProps) {
  return (
    <Link
      to="/scripts/$scriptId/code"
      params={{ scriptId }}
      search={{ file, line, version }}
      className="text-accent-ink underline underline-offset-2 hover:text-ink"
    >
      {children}
    </Link>
  );
}

/** A text in which every `File:12` leads to that line, as far as the project has a file of that name. */
export function TextWithCodeLines({ code, text }: { code: ProcessCode; text: string }) {
  const places = [...text.matchAll(PLACE)];
  // The files are asked for only when a text may name one.
  const content = useQuery({ ...contentQuery(code.scriptId, code.version), enabled: places.length > 0 }).data;
  const files = new Set(content?.files?.map(({ name }) => name));
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { index, 0: whole, 1: name = '', 2: line } of places) {
    const file = name.replace(ENDING, '');
    if (!files.has(file)) continue;
    parts.push(
      text.slice(end, index),
      <CodeLine key={index} code={code} file={file} line={Number(line)}>
        {whole}
      </CodeLine>,
    );
    end = index + whole.length;
  }
  return [...parts, text.slice(end)];
}
