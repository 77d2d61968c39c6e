export const habitsText = '';
