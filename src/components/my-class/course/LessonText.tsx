import { useEffect, useRef } from "react";
import * as buttons from "../../ui/controls/button.module.css";
import { Icon } from "../../ui/Icon";
import { Prose } from "../../ui/Prose";

interface LessonTextProps {
  readonly html: string;
  readonly isRead: boolean;
  readonly onRead: (isDone: boolean) => void;
}

/** The text of a module. It is read once the reader comes to its end, or says so. */
export function LessonText({ html, isRead, onRead }: LessonTextProps) {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef({ isRead, onRead });
  useEffect(() => {
    latest.current = { isRead, onRead };
  });
  useEffect(() => {
    let isSeen: boolean | undefined;
    const observer = new IntersectionObserver((entries) => {
      const isVisible = entries.at(-1)?.isIntersecting === true;
      // The end of a short text is in view from the beginning: that says nothing.
      if (isSeen === false && isVisible && !latest.current.isRead) latest.current.onRead(true);
      if (isSeen === false && isVisible) observer.disconnect();
      isSeen = isVisible;
    });
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <Prose html={html} copiesCode />
      <div ref={end} className={buttons.row}>
        <button type="button" className={buttons.button} aria-pressed={isRead} onClick={() => onRead(!isRead)}>
          {isRead && <Icon name="check" />}
          {isRead ? "Read" : "Mark as read"}
        </button>
      </div>
    </>
  );
}
