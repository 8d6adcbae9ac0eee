import { useState } from "react";
import { initialsOf } from "../../domain/text/letters";
import type { PictureSource } from "../../domain/picture-source";
import { Picture } from "./Picture";
import { classes } from "./classes";
import { Text } from "./Text";
import * as styles from "./Avatar.module.css";

interface AvatarProps {
  readonly name: string;
  readonly source?: PictureSource | undefined;
  readonly className?: string | undefined;
  readonly eager?: boolean;
}

/** A person's picture; the initials if there is none or it fails to load (docs/behaviour.md#every-page). */
export function Avatar({ name, source, className, eager = false }: AvatarProps) {
  const [failed, setFailed] = useState(false);
  if (source && !failed)
    return (
      <Picture
        source={source}
        alt={name}
        eager={eager}
        className={classes(styles.avatar, className)}
        onError={() => setFailed(true)}
      />
    );
  return (
    <Text as="span" className={classes(styles.avatar, styles.initials, className)} aria-hidden="true">
      {initialsOf(name)}
    </Text>
  );
}
