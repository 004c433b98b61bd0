/** The brand: terraced fields in the sun. Decorative, so the name stands beside it as text. */
export function BrandMark({ className = '' }: { className?: string }) {
  return (
    <svg className={`brand-mark ${className}`.trimEnd()} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="22" fill="#ffc93e" />
      <path
        fill="#ffa31f"
        d="M2.2 27C10 19 16.5 25.5 24.5 21.500S36 12.5 44.9 17A22 22 0 1 1 2.2 27z"
      />
      <path
        fill="#f57813"
        d="M4.4 34C13 26.5 19 33 27 29.500S38 20.5 46 24.500A22 22 0 0 1 4.4 34z"
      />
      <path
        fill="#d94e08"
        d="M9.5 40.500C17.5 34.5 22.5 39 30 36s8.5-5.5 14.1-3A22 22 0 0 1 9.5 40.500z"
      />
    </svg>
  );
}
