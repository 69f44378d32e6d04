import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { contentQuery } from '#shared/script/queries.ts';

const PLACE = /([\w./-]*[a-z_][\w./-]*):(\d{1,6})\b/gi;
const ENDING = /\.(?:gs|html)$/; // File names have no extension in the service, but users write one.

/** The code that a process ran. `version` is undefined for HEAD. */
export type ProcessCode = { scriptId: string; version: number | undefined };

type CodeLineProps = { code: ProcessCode; file: string; line: number; children: ReactNode };

/** Links to a line of the code that a process ran. */
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

/** Renders a text in which each `File:12` links to that line, if the project has a file of that name. */
export function TextWithCodeLines({ code, text }: { code: ProcessCode; text: string }) {
  const places = [...text.matchAll(PLACE)];
  // The files are loaded only if the text may refer to one.
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
