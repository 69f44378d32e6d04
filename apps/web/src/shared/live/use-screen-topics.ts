import { useParams } from '@tanstack/react-router';
import { screenRegistry } from '#shared/screens/screen-registry.ts';
import { useScreenId } from '#shared/screens/use-screen-id.ts';

/** Returns the topics that the current screen shows based on its URL alone. */
export function useScreenTopics(): readonly string[] {
  const screenId = useScreenId();
  const { fileId = '' } = useParams({ strict: false });
  const screen = screenId && screenRegistry[screenId];
  const topics = screen && 'topics' in screen ? screen.topics : [];
  return topics.map((topic) => topic.replace('$fileId', fileId));
}
