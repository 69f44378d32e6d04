type Time = { day: number; minute: number; length: number };

/** The bookings of a room. */
export class RoomBookings {
  readonly #byDay = new Map<number, Time[]>();

  /** Books the room. Returns false if the time is already taken. */
  book(time: Time): boolean {
    const booked = this.#byDay.get(time.day) ?? [];
    const isTaken = booked.some(
      ({ minute, length }) => minute < time.minute + time.length && time.minute < minute + length,
    );
    if (isTaken) return false;
    this.#byDay.set(time.day, [...booked, time]);
    return true;
  }
}
