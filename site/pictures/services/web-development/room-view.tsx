/** What a guest sees from the room, in bands of light: 176 by 148. */
const views = {
  lake: {
    sky: '#ffe4ad',
    bands: [
      ['#f3b27a', 'M0 78C26 52 52 44 78 60s62-26 98-20v108H0z'],
      ['#7fb8b4', 'M0 92h176v56H0z'],
      ['#5d9f9e', 'M0 112c40-8 70 6 100 0s50-10 76-4v40H0z'],
      ['#3f7f7c', 'M0 132c30-6 60 4 96 0s50-6 80-2v18H0z'],
    ],
  },
  garden: {
    sky: '#f6edd2',
    bands: [
      ['#d3dba0', 'M0 66c40-22 70 4 104-8s46-20 72-14v104H0z'],
      ['#a9bd6b', 'M0 88c30-14 62 6 92-2s54-18 84-8v70H0z'],
      ['#7d9a49', 'M0 114c36-14 70 4 104-4s46-14 72-8v50H0z'],
      ['#5a7a33', 'M0 134c40-8 84 2 176-6v20H0z'],
    ],
  },
  terrace: {
    sky: '#ffd79b',
    bands: [
      ['#ffb95a', 'M0 60c36-16 64 6 98-2s52-22 78-16v106H0z'],
      ['#f9952f', 'M0 82c30-12 66 8 96 0s50-18 80-10v76H0z'],
      ['#ec6d16', 'M0 106c36-12 70 6 104-2s46-14 72-8v52H0z'],
      ['#c8500d', 'M0 130c40-8 84 4 176-6v24H0z'],
    ],
  },
} as const;

export type View = keyof typeof views;

/** A picture on a booking page. */
export function RoomView({ view, width, height }: { view: View; width: number; height: number }) {
  const { sky, bands } = views[view];
  return (
    <>
      <clipPath id={`view-${view}`}>
        <rect width={width} height={height} rx="12" />
      </clipPath>
      <g clipPath={`url(#view-${view})`}>
        <rect width={width} height={height} fill={sky} />
        <g transform={`scale(${width / 176} ${height / 148})`}>
          {bands.map(([colour, d]) => (
            <path key={d} d={d} fill={colour} stroke="#fff" strokeOpacity=".3" />
          ))}
        </g>
      </g>
    </>
  );
}
