import { formatSize } from '#shared/format/size.ts';
import { Button } from '#ui/buttons/button.tsx';

/** Shows the metadata of binary content, with a button to save it. */
export function ByteResponse({ operationId, blob }: { operationId: string; blob: Blob }) {
  const save = () => {
    const url = URL.createObjectURL(blob);
    const link = document.createElement('a');
    link.href = url;
    link.download = operationId;
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <div className="flex flex-col items-start gap-8">
      <p>
        {formatSize(blob.size)} of <span className="font-mono text-small">{blob.type || 'no type'}</span>
      </p>
      <Button onPress={save}>Save as a file</Button>
    </div>
  );
}
