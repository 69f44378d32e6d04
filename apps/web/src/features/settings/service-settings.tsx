import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { operationQuery } from '#shared/api/operation-query.ts';
import { JsonTree } from '#shared/code/json-tree.tsx';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { getSettingName, getSettingValue } from './service-setting-labels.ts';

const settingsQuery = operationQuery('calendar.settings.list', {
  maxResults: getMaxPageSize('calendar.settings.list'),
});

/**
 * Shows the user's settings in the calendar service. They can only be changed there, because the service does not accept changes
 * through the API.
 */
export function ServiceSettings() {
  const settings = useQuery(settingsQuery);
  const items = settings.data?.items ?? [];
  if (settings.isPending) return <Skeleton label="Loading the settings" rows={8} />;
  if (isUnreadable(settings)) {
    const retry = () => void settings.refetch();
    return <ErrorView error={settings.error} title="The settings could not be loaded" onRetry={retry} />;
  }
  if (items.length === 0) return <EmptyState icon={SlidersHorizontal} title="No settings" />;
  return (
    <div className="flex max-w-720 flex-col gap-8 p-16">
      <p className="text-ink-2">Read-only. Change these settings in the calendar service.</p>
      <ul aria-label="Calendar service settings" className="flex flex-col">
        {items.map(({ id = '', value = '' }) => (
          <SettingRow key={id} id={id} value={value} />
        ))}
      </ul>
    </div>
  );
}

function SettingRow({ id, value }: { id: string; value: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const setting = useQuery({ ...operationQuery('calendar.settings.get', { setting: id }), enabled: isOpen });
  return (
    <li className="flex flex-col gap-4 border-line border-b py-6">
      <span className="flex items-center gap-x-8 max-sm:flex-wrap">
        <span className="w-1/2 min-w-0 truncate text-ink-2 max-sm:w-full">{getSettingName(id)}</span>
        <span className="min-w-0 flex-1 break-words">{getSettingValue(id, value)}</span>
        <Button
          kind="quiet"
          data-op="calendar.settings.get"
          aria-expanded={isOpen}
          aria-label={`Details of ${getSettingName(id)}`}
          onPress={() => setIsOpen(!isOpen)}
        >
          Details
        </Button>
      </span>
      {isOpen && isUnreadable(setting) && (
        <ErrorView
          error={setting.error}
          title="The setting could not be loaded"
          onRetry={() => void setting.refetch()}
        />
      )}
      {isOpen && setting.data && <JsonTree value={setting.data} />}
    </li>
  );
}
