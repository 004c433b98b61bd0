/** What client components ask of Waku's router while they are rendered on the server, without it. */
export const useRouter = () => ({
  path: '/',
  query: '',
  unstable_events: { on: ignore, off: ignore },
});

function ignore(): void {
  // Nobody goes anywhere.
}
