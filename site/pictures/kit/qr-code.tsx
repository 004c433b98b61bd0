/** A code that can be read: https://www.example.com/t/12, error correction M. */
export const qrCode = (
  <symbol id="qr-code" viewBox="0 0 29 29">
    <path
      transform="translate(0 .5)"
      stroke="#1b1410"
      shapeRendering="crispEdges"
      d="M0 0h7m1 0h1m3 0h1m2 0h2m1 0h1m3 0h7M0 1h1m5 0h1m1 0h1m1 0h3m3 0h1m2 0h1m2 0h1m5 0h1M0 2h1m1 0h3m1 0h1m1 0h3m4 0h2m3 0h1m1 0h1m1 0h3m1 0h1M0 3h1m1 0h3m1 0h1m5 0h1m3 0h5m1 0h1m1 0h3m1 0h1M0 4h1m1 0h3m1 0h1m1 0h1m5 0h3m1 0h2m2 0h1m1 0h3m1 0h1M0 5h1m5 0h1m2 0h4m2 0h2m3 0h1m1 0h1m5 0h1M0 6h7m1 0h1m1 0h1m1 0h1m1 0h1m1 0h1m1 0h1m1 0h1m1 0h7M10 7h2m1 0h1m1 0h2m3 0h1M0 8h1m2 0h7m3 0h1m3 0h1m1 0h1m1 0h1m2 0h1m1 0h3M0 9h2m2 0h2m4 0h1m2 0h1m2 0h1m2 0h1m3 0h2m1 0h2M1 10h2m1 0h3m1 0h2m1 0h1m1 0h1m1 0h3m2 0h1m2 0h1m2 0h1M1 11h5m3 0h1m2 0h2m2 0h7m2 0h1m2 0h1M0 12h1m1 0h1m3 0h1m1 0h1m1 0h2m1 0h1m1 0h2m1 0h1m1 0h1m1 0h2m4 0h1M1 13h2m1 0h2m1 0h1m1 0h1m3 0h2m1 0h3m1 0h3m1 0h5M0 14h1m2 0h1m1 0h2m1 0h2m1 0h1m1 0h1m2 0h2m1 0h3m1 0h1m2 0h1m1 0h1M1 15h1m2 0h2m1 0h1m1 0h4m2 0h1m6 0h3m1 0h1m1 0h1M3 16h4m2 0h2m1 0h1m1 0h1m1 0h1m1 0h1m1 0h1m4 0h1M0 17h3m2 0h1m1 0h1m1 0h6m1 0h2m1 0h2m3 0h1m1 0h2M0 18h2m1 0h4m1 0h1m1 0h2m3 0h1m1 0h6m2 0h1m2 0h1M0 19h4m4 0h1m2 0h2m1 0h1m4 0h1m1 0h1m1 0h4M0 20h2m1 0h1m1 0h3m2 0h2m1 0h6m1 0h8M8 21h2m4 0h1m5 0h1m3 0h2M0 22h7m1 0h4m2 0h1m3 0h3m1 0h1m1 0h2M0 23h1m5 0h1m1 0h1m1 0h1m1 0h1m1 0h2m1 0h4m3 0h1m3 0h1M0 24h1m1 0h3m1 0h1m1 0h1m1 0h2m1 0h2m2 0h9M0 25h1m1 0h3m1 0h1m1 0h4m1 0h1m3 0h5m1 0h1m3 0h1M0 26h1m1 0h3m1 0h1m2 0h1m1 0h1m1 0h3m1 0h1m1 0h1m1 0h1m1 0h2m1 0h3M0 27h1m5 0h1m3 0h4m2 0h4m1 0h1m1 0h1m1 0h2m1 0h1M0 28h7m1 0h1m1 0h3m1 0h2m1 0h1m1 0h2m3 0h2"
    />
  </symbol>
);
