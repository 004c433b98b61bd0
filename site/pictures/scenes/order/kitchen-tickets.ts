/** What the kitchen has of six tables at 19:24: 3 + 4 + 3 + 7 + 4 + 1 = 22 dishes. */
export const tickets = {
  t12: [
    { count: 1, dish: 'Phở bò tái' },
    { count: 2, dish: 'Gỏi cuốn tôm' },
  ],
  t7: [
    { count: 1, dish: 'Bún chả Hà Nội' },
    { count: 3, dish: 'Chả giò' },
  ],
  t4: [
    { count: 1, dish: 'Bún chả Hà Nội', isDone: true },
    { count: 2, dish: 'Chè ba màu' },
  ],
  t9: [
    { count: 4, dish: 'Phở gà' },
    { count: 2, dish: 'Nem lụi', isDone: true },
    { count: 1, dish: 'Cơm tấm' },
  ],
  t2: [
    { count: 2, dish: 'Cơm tấm', isDone: true },
    { count: 2, dish: 'Cà phê sữa', isDone: true },
  ],
  t15: [{ count: 1, dish: 'Phở bò tái', isDone: true }],
};
