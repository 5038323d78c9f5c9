/** Every seat has a colour of its own, the same on the board and in the log. */
export function seatHue(seat: number): number {
  return (seat * 67 + 20) % 360;
}
