import { JsonTree } from '#shared/code/json-tree.tsx';
import { formatDateTime } from '#shared/format/time.ts';
import type { Job } from '#shared/jobs/queries.ts';
import { RunResultLink, startsRuns } from '#shared/jobs/run-result-link.tsx';
import { DescriptionList } from '#ui/display/description-list.tsx';
import { SidePanel } from '#ui/panels/side-panel.tsx';
import { CopyableId } from '#ui/text/copyable-id.tsx';
import { ItemStateChip } from './job-state.tsx';
import type { JobItem } from './queries.ts';

/** The panel of one item of a job: its result and the reason. */
export function ItemPanel({ job, item, onClose }: { job: Job; item: JobItem; onClose: () => void }) {
  const { id, label, state, attempts, reason, status, problem, resultId, canUndo, endTime } = item;
  return (
    <SidePanel title={label} onClose={onClose}>
      <div className="flex flex-col gap-16">
        <div className="flex flex-wrap items-center gap-8">
          <ItemStateChip state={state} />
          {reason && <p className="text-ink-2">{reason}</p>}
        </div>
        <DescriptionList
          items={[
            ['Item', <CopyableId key="id" id={id} label="item ID" maxLength={30} />],
            ['Calls', attempts],
            ['Status', status],
            ['Run', startsRuns(job) && <RunResultLink key="run" createTime={job.createTime} item={item} />],
            [
              'Created',
              !startsRuns(job) && resultId && (
                <CopyableId id={resultId} label="ID of the created item" maxLength={30} />
              ),
            ],
            ['Can be undone', canUndo ? 'Yes' : 'No'],
            ['Ended', endTime && formatDateTime(Date.parse(endTime))],
          ]}
        />
        {problem && <JsonTree name="problem" value={problem} />}
      </div>
    </SidePanel>
  );
}
