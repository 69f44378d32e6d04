import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { SquareFunction } from 'lucide-react';
import { useMemo } from 'react';
import { isPrivate, parseFunctions } from '#shared/code/parse-functions.ts';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { contentQuery, deploymentsQuery } from '#shared/script/queries.ts';
import { type ScriptFile, toScriptFiles } from '#shared/script/script-file.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { RunForm } from './run-form.tsx';
import type { RunnableFunction, RunPageProps } from './run-page-props.ts';
import { findRunTarget } from './run-target.ts';

/** Runs a function of a deployed version or of HEAD, with arguments. */
export function RunPage({ scriptId, search: asked, onSearch, ...slots }: RunPageProps) {
  const deployments = useQuery(deploymentsQuery(scriptId));
  const { executables, target, isDevMode, version } = useMemo(
    () => findRunTarget(deployments.data ?? [], { target: asked.target, dev: asked.dev }),
    [deployments.data, asked.target, asked.dev],
  );
  const search = { ...asked, dev: isDevMode || undefined };
  const content = useQuery({ ...contentQuery(scriptId, version), enabled: deployments.isSuccess });
  const files = useMemo(() => (content.data ? toScriptFiles(content.data) : []), [content.data]);
  const functions = useMemo(() => listFunctions(files), [files]);
  const failed = [deployments, content].find(isUnreadable);
  if (failed) {
    return (
      <ErrorView error={failed.error} title="The code could not be loaded" onRetry={() => void failed.refetch()} />
    );
  }
  // The version to run is only known once the deployments are loaded. A form for another version would be replaced while being
  // filled in.
  if (deployments.isPending || !content.data) return <Skeleton label="Loading the functions" rows={6} />;
  if (functions.every(isPrivate)) {
    return (
      <EmptyState
        icon={SquareFunction}
        title="No functions in this project"
        action={
          <Link
            to="/scripts/$scriptId/code"
            params={{ scriptId }}
            search={{ edit: true }}
            className="word-target text-accent-ink underline underline-offset-2 hover:text-ink"
          >
            Edit the code
          </Link>
        }
      >
        Functions at the top level of a script can be run, unless their names end with an underscore.
      </EmptyState>
    );
  }
  return (
    <RunForm
      scriptId={scriptId}
      search={search}
      onSearch={onSearch}
      functions={functions}
      files={files}
      executables={executables}
      target={target}
      version={version}
      {...slots}
    />
  );
}

function listFunctions(files: readonly ScriptFile[]): RunnableFunction[] {
  return files
    .filter(({ type }) => type === 'SERVER_JS')
    .flatMap((file) => parseFunctions(file.source).map((each) => ({ ...each, file: file.name })));
}
