import { Part } from '../layer.tsx';

const shadow = (
  <path
    d="M148 18H252L350 70 396 326 314 342V478Q200 502 86 478V342L4 326 50 70z"
    fill="#5a1e00"
    opacity=".24"
    transform="translate(-24 34)"
  />
);

/** The coat where it lies, with its shadow. */
export function Laid({ at }: { at: string }) {
  return (
    <g transform={at}>
      {shadow}
      <Part id="tf-coat" />
    </g>
  );
}
