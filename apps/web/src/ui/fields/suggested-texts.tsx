import type { RefObject } from 'react';
import { SuggestionOption } from './suggestion-option.tsx';
import { SuggestionPopover } from './suggestion-popover.tsx';

type SuggestedTextsProps = {
  id: string;
  fieldRef: RefObject<HTMLElement | null>;
  texts: readonly string[];
  activeIndex: number;
  onChoose: (text: string) => void;
  onClose: () => void;
};

/** The suggested texts of a field. */
export function SuggestedTexts({ id, fieldRef, texts, activeIndex, onChoose, onClose }: SuggestedTextsProps) {
  return (
    <SuggestionPopover id={id} fieldRef={fieldRef} activeIndex={activeIndex} onClose={onClose}>
      {texts.map((text, index) => (
        <SuggestionOption
          key={text}
          id={`${id}-${index}`}
          isActive={index === activeIndex}
          onChoose={() => onChoose(text)}
          className="[overflow-wrap:anywhere]"
        >
          {text}
        </SuggestionOption>
      ))}
    </SuggestionPopover>
  );
}
