/** How we draw the seven heroes; what they do is told by the server. */

export interface Portrait {
  strength: number;
  icon: string;
  ink: string;
  paper: string;
}

export const PORTRAITS: Record<string, Portrait> = {
  angry_chicken: { strength: 1, icon: 'chicken', ink: '#8a5700', paper: '#fdeebf' },
  pyromaniac: { strength: 2, icon: 'fire-bottle', ink: '#a52c14', paper: '#ffdccc' },
  witch: { strength: 3, icon: 'witch-face', ink: '#6d2c80', paper: '#f0dcf6' },
  dog_trainer: { strength: 4, icon: 'sitting-dog', ink: '#1f6140', paper: '#d8f0de' },
  sergeant: { strength: 5, icon: 'spyglass', ink: '#1c5482', paper: '#d6e8f7' },
  black_knight: { strength: 6, icon: 'black-knight-helm', ink: '#2e3138', paper: '#dcdee4' },
  wizard: { strength: 7, icon: 'wizard-face', ink: '#126069', paper: '#cdeef0' },
};

export const PARTY_SIZE = 6;
export const HERO = 'hero';
export const ANGRY_CHICKEN = 'angry_chicken';
