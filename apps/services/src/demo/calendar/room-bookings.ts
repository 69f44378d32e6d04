type Time = { day: number; minute: number; length: number };

/** The times at which a room is taken. */
export class RoomBookings {
  readonly #byDay = new Map<number, Time[]>();

  /** Takes the room for a time; false when it is taken already. */
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
