import type { ReactNode } from 'react';

import { frame } from './stage.ts';

interface LayerProps {
  /** Its class in the sheet of its stage, which moves it. */
  name?: string;
  children: ReactNode;
}

/**
 * A sheet of the world, as large as a frame and with the same origin, so that only the drawing says
 * where things are. What it shows may lie outside of it.
 */
export function Layer({ name, children }: LayerProps) {
  return (
    <svg
      className={name ? `stage-layer ${name}` : 'stage-layer'}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
    >
      {children}
    </svg>
  );
}

/** A part by its id; a class of its own where it moves within its layer. */
export function Part({ id, name, transform }: { id: string; name?: string; transform?: string }) {
  return <use href={`#${id}`} className={name} transform={transform} />;
}
