### Co program mówi po polsku o kampaniach: grach, które następują po sobie.

campaign-in = Kampania jest zapisana w { $path }
campaign-go-on = Zagrać teraz następną część? (t/n)
campaign-later = Aby kontynuować kampanię: { $command }
campaign-chronicle = Aby przeczytać jej kronikę: { $command }
briefing = Odprawa
briefing-aim = Wasz cel
